import type { ComponentProps } from 'react'
import { classNames } from '../class-names.js'
import { FileIcon } from '../file-icon/file-icon.js'
import { RenameInput } from '../rename-input/rename-input.js'
import { freeName } from './order.js'
import { useBrowser } from './use-file-browser.js'

interface GridBoxProps extends ComponentProps<'div'> {
  role: 'grid' | 'rowgroup' | 'row' | 'gridcell' | 'rowheader' | 'columnheader'
}

/** Element of an APG grid made of divs, because a virtualized `<table>` is not possible. */
export function GridBox(props: GridBoxProps) {
  return <div {...props} />
}

/** Grid columns of header and rows; in a narrow browser size and date are below the name. */
export const listColumns =
  'grid grid-cols-[2.75rem_minmax(0,1fr)_2.75rem] items-center @2xl:grid-cols-[2.75rem_minmax(0,1fr)_5.5rem_12.5rem_2.75rem] coarse:grid-cols-[3.25rem_minmax(0,1fr)_3.25rem] coarse:@2xl:grid-cols-[3.25rem_minmax(0,1fr)_5.5rem_12.5rem_3.25rem]'

/** Height of a row. */
export const listLine = 'h-14 @2xl:h-(--placard-row-height)'

/** Height of the sticky list header in px. */
export const LIST_HEAD = 36

/** Row with the name input of a new folder, before the first entry. */
export function NewFolderRow({ className }: { className?: string }) {
  const model = useBrowser()
  return (
    <GridBox role="row" className={classNames('border-line-subtle border-b bg-selected', className)}>
      <GridBox role="gridcell" />
      <GridBox role="gridcell" className="flex min-w-0 items-center gap-2.5 pe-4 text-dense">
        <FileIcon kind="folder" />
        <RenameInput
          value=""
          placeholder={freeName(model.labels.newFolder, model.entries)}
          label={model.labels.newFolderName}
          validate={(name) => model.problemOf(name)}
          onCommit={(name) => model.endEditing(name)}
          onCancel={() => model.endEditing()}
          className="-ms-1.5 max-w-120"
        />
      </GridBox>
    </GridBox>
  )
}
