import { describePart } from '@placard/ui/testing'
import { TableViews } from './table-views.js'

const nothing = () => {}
const views = {
  names: ['By clicks'],
  isEdited: false,
  problemOf: () => undefined,
  save: nothing,
  update: nothing,
  apply: nothing,
  rename: nothing,
  remove: () => nothing,
}

describePart('TableViews', (probe) => <TableViews views={views} onReset={nothing} {...probe} />)
