import '@mantine/core/styles.css'
import '@mantine/dates/styles.css'
import '@mantine/notifications/styles.css'
import {
  Button,
  Checkbox,
  MantineProvider,
  Menu,
  Modal,
  Select,
  Switch,
  Table,
  Tabs,
  TextInput,
  Tooltip,
} from '@mantine/core'
import { DatePickerInput } from '@mantine/dates'
import { Notifications, notifications } from '@mantine/notifications'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { formats, rows } from './rows.mjs'

function Page() {
  const [renaming, setRenaming] = useState(false)
  const [range, setRange] = useState<[string | null, string | null]>(['2025-10-01', '2025-10-14'])
  return (
    <main>
      <h1>Campaign</h1>
      <TextInput label="Name" defaultValue="Autumn" />
      <Checkbox label="Video" />
      <Switch label="Live" />
      <Select label="Format" data={formats} defaultValue="banner" />
      <DatePickerInput type="range" label="Range" value={range} onChange={setRange} />
      <Tooltip label="Saves the campaign">
        <Button onClick={() => notifications.show({ message: 'Saved' })}>Save</Button>
      </Tooltip>
      <Button variant="default" onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <Modal opened={renaming} onClose={() => setRenaming(false)} title="Rename the campaign">
        <TextInput label="New name" />
      </Modal>
      <Menu>
        <Menu.Target>
          <Button variant="default">More</Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item>Duplicate</Menu.Item>
          <Menu.Item>Delete</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Tabs defaultValue="report">
        <Tabs.List>
          <Tabs.Tab value="report">Report</Tabs.Tab>
          <Tabs.Tab value="tags">Tags</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="report">
          <Table>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Creative</Table.Th>
                <Table.Th>Impressions</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map(({ name, impressions }) => (
                <Table.Tr key={name}>
                  <Table.Td>{name}</Table.Td>
                  <Table.Td>{impressions}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Tabs.Panel>
        <Tabs.Panel value="tags">Tags</Tabs.Panel>
      </Tabs>
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <MantineProvider>
    <Notifications />
    <Page />
  </MantineProvider>,
)
