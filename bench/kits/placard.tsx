import './placard.css'
import { DateRangePicker } from '@placard/forms'
import {
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  DialogContent,
  DialogFooter,
  DialogTrigger,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  Input,
  MenuItem,
  Select,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  ToastProvider,
  Tooltip,
  useToast,
} from '@placard/ui'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { formats, rows } from './rows.mjs'

function Page() {
  const { show } = useToast()
  const [format, setFormat] = useState('banner')
  const [range, setRange] = useState({ start: '2025-10-01', end: '2025-10-14', tzCode: 'UTC' })
  return (
    <main>
      <h1>Campaign</h1>
      <Input aria-label="Name" defaultValue="Autumn" />
      <Checkbox label="Video" />
      <Switch label="Live" />
      <Select aria-label="Format" options={formats} value={format} onValueChange={setFormat} />
      <DateRangePicker value={range} onValueChange={setRange} />
      <Tooltip content="Saves the campaign">
        <Button variant="primary" onClick={() => show({ title: 'Saved', type: 'success' })}>
          Save
        </Button>
      </Tooltip>
      <Dialog>
        <DialogTrigger asChild>
          <Button>Rename</Button>
        </DialogTrigger>
        <DialogContent title="Rename the campaign">
          <Input aria-label="New name" />
          <DialogFooter>
            <DialogClose asChild>
              <Button>Cancel</Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button>More</Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <MenuItem>Duplicate</MenuItem>
          <MenuItem>Delete</MenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Tabs defaultValue="report">
        <TabsList aria-label="Views">
          <TabsTrigger value="report">Report</TabsTrigger>
          <TabsTrigger value="tags">Tags</TabsTrigger>
        </TabsList>
        <TabsContent value="report">
          <Table>
            <TableHead>
              <TableRow>
                <TableHeaderCell>Creative</TableHeaderCell>
                <TableHeaderCell>Impressions</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ name, impressions }) => (
                <TableRow key={name}>
                  <TableCell>{name}</TableCell>
                  <TableCell>{impressions}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TabsContent>
        <TabsContent value="tags">Tags</TabsContent>
      </Tabs>
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <ToastProvider>
    <Page />
  </ToastProvider>,
)
