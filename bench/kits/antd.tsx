import {
  Button,
  Checkbox,
  ConfigProvider,
  DatePicker,
  Dropdown,
  Input,
  Modal,
  notification,
  Select,
  Switch,
  Table,
  Tabs,
  Tooltip,
} from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { formats, rows } from './rows.mjs'

const columns = [
  { title: 'Creative', dataIndex: 'name' },
  { title: 'Impressions', dataIndex: 'impressions' },
]

function Page() {
  const [renaming, setRenaming] = useState(false)
  const [toasts, holder] = notification.useNotification()
  const table = <Table rowKey="name" columns={columns} dataSource={rows} pagination={false} />
  return (
    <main>
      <h1>Campaign</h1>
      <Input aria-label="Name" defaultValue="Autumn" />
      <Checkbox>Video</Checkbox>
      <Switch aria-label="Live" />
      <Select aria-label="Format" options={formats} defaultValue="banner" />
      <DatePicker.RangePicker defaultValue={[dayjs('2025-10-01'), dayjs('2025-10-14')]} />
      <Tooltip title="Saves the campaign">
        <Button type="primary" onClick={() => toasts.success({ title: 'Saved' })}>
          Save
        </Button>
      </Tooltip>
      {holder}
      <Button onClick={() => setRenaming(true)}>Rename</Button>
      <Modal open={renaming} onCancel={() => setRenaming(false)} title="Rename the campaign">
        <Input aria-label="New name" />
      </Modal>
      <Dropdown
        menu={{
          items: [
            { key: 'duplicate', label: 'Duplicate' },
            { key: 'delete', label: 'Delete' },
          ],
        }}
      >
        <Button>More</Button>
      </Dropdown>
      <Tabs
        items={[
          { key: 'report', label: 'Report', children: table },
          { key: 'tags', label: 'Tags', children: 'Tags' },
        ]}
      />
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <ConfigProvider>
    <Page />
  </ConfigProvider>,
)
