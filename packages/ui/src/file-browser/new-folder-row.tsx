import { classNames } from '../class-names.js'
import { FileIcon } from '../file-icon/file-icon.js'
import { RenameInput } from '../rename-input/rename-input.js'
import { useBrowser } from './browser-context.js'
import { GridBox } from './grid-box.js'
import { freeName } from './order.js'

/** Where the name of a new folder is given, before the first entry. */
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
