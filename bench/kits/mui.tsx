import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import CssBaseline from '@mui/material/CssBaseline'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Snackbar from '@mui/material/Snackbar'
import Switch from '@mui/material/Switch'
import Tab from '@mui/material/Tab'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Tabs from '@mui/material/Tabs'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import dayjs from 'dayjs'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { formats, rows } from './rows.mjs'

function Page() {
  const [saved, setSaved] = useState(false)
  const [renaming, setRenaming] = useState(false)
  const [anchor, setAnchor] = useState(null)
  const [format, setFormat] = useState('banner')
  const [tab, setTab] = useState('report')
  return (
    <main>
      <h1>Campaign</h1>
      <TextField label="Name" defaultValue="Autumn" />
      <FormControlLabel control={<Checkbox />} label="Video" />
      <FormControlLabel control={<Switch />} label="Live" />
      <Select value={format} onChange={(event) => setFormat(event.target.value)}>
        {formats.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </Select>
      {/* The range picker is in the paid package: two of the free one stand for it. */}
      <DatePicker label="First day" defaultValue={dayjs('2025-10-01')} />
      <DatePicker label="Last day" defaultValue={dayjs('2025-10-14')} />
      <Tooltip title="Saves the campaign">
        <Button variant="contained" onClick={() => setSaved(true)}>
          Save
        </Button>
      </Tooltip>
      <Snackbar open={saved} message="Saved" onClose={() => setSaved(false)} />
      <Button onClick={() => setRenaming(true)}>Rename</Button>
      <Dialog open={renaming} onClose={() => setRenaming(false)}>
        <DialogTitle>Rename the campaign</DialogTitle>
        <DialogContent>
          <TextField label="New name" />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setRenaming(false)}>Cancel</Button>
        </DialogActions>
      </Dialog>
      <Button onClick={(event) => setAnchor(event.currentTarget)}>More</Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem>Duplicate</MenuItem>
        <MenuItem>Delete</MenuItem>
      </Menu>
      <Tabs value={tab} onChange={(_, next) => setTab(next)}>
        <Tab value="report" label="Report" />
        <Tab value="tags" label="Tags" />
      </Tabs>
      <Table>
        <TableHead>
          <TableRow>
            <TableCell>Creative</TableCell>
            <TableCell>Impressions</TableCell>
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
    </main>
  )
}

createRoot(document.getElementById('root')).render(
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <CssBaseline />
    <Page />
  </LocalizationProvider>,
)
