import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/button.js'
import { Checkbox } from '../checkbox/checkbox.js'
import { classNames } from '../class-names.js'
import { Dialog, DialogContent, type DialogContentProps, DialogFooter } from '../dialog/dialog.js'
import { readExtension } from '../file-icon/file-icon.js'
import { FileName } from '../file-name/file-name.js'
import { formatBytes } from '../format-bytes.js'
import { Thumbnail } from '../thumbnail/thumbnail.js'
import { useFileTime } from '../time-text/time-text.js'
import { useLabels } from '../use-labels.js'

/** Texts of a FileConflictDialog. */
export const fileConflictLabels = {
  title: (name: string) => `“${name}” already exists`,
  description: 'Select what happens to the file you’re adding.',
  existing: 'Existing file',
  incoming: 'New file',
  newer: 'Newer',
  larger: 'Larger',
  sameSize: 'Both have the same size.',
  keptAs: (name: string) => `Keeping both names the new one “${name}”.`,
  all: (count: number) =>
    count === 1 ? 'Do the same with the other conflict' : `Do the same with the other ${count} conflicts`,
  skip: 'Skip',
  keepBoth: 'Keep both',
  replace: 'Replace',
  close: 'Cancel upload',
}

export type FileConflictLabels = typeof fileConflictLabels

/** File of a name conflict. */
export interface ConflictingFile {
  name: string
  /** Size in bytes. */
  size?: number
  /** Time of the last change. */
  modified?: Date | string | number
  contentType?: string
  thumbnailUrl?: string
}

/** Resolution for the file that is added. */
export type ConflictChoice = 'skip' | 'replace' | 'keep-both'

export interface FileConflictDialogProps extends Omit<DialogContentProps, 'title' | 'children' | 'labels'> {
  /** True while the dialog is open. */
  open: boolean
  /** Called with `false` when the dialog is closed without a resolution, by Escape or the close button. */
  onOpenChange: (open: boolean) => void
  /** Existing file. */
  existing: ConflictingFile
  /** File that is added. */
  incoming: ConflictingFile
  /** Number of further conflicts; with any, one answer can apply to all. @default 0 */
  remaining?: number
  /** Called with the resolution, and whether it applies to all conflicts. */
  onResolve: (choice: ConflictChoice, forAll: boolean) => void
  /** Name of the new file if both are kept. @default "main (2).mp4" */
  keptName?: string
  /** Formats a date. @default medium date and short time in the browser's zone and locale */
  formatDate?: (date: Date) => string
  /** Overrides of the texts. @default English */
  labels?: Partial<FileConflictLabels>
}

function secondName(name: string): string {
  const extension = readExtension(name)
  return `${name.slice(0, name.length - extension.length)} (2)${extension}`
}

/** Asks how to resolve a name conflict, with both files side by side. Focus starts on the harmless choice. */
export function FileConflictDialog({
  open,
  onOpenChange,
  existing,
  incoming,
  remaining = 0,
  onResolve,
  keptName = secondName(incoming.name),
  formatDate: ownFormat,
  labels: given,
  ...props
}: FileConflictDialogProps) {
  const fileTime = useFileTime()
  const formatDate = ownFormat ?? fileTime
  const labels = useLabels('fileConflict', fileConflictLabels, given)
  const [forAll, setForAll] = useState(false)
  const skip = useRef<HTMLButtonElement>(null)
  const sameSize = existing.size !== undefined && existing.size === incoming.size
  const answer = (choice: ConflictChoice) => onResolve(choice, remaining > 0 && forAll)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        data-slot="file-conflict-dialog"
        size="md"
        {...props}
        labels={{ close: labels.close }}
        title={labels.title(existing.name)}
        description={labels.description}
        onOpenAutoFocus={(event) => {
          props.onOpenAutoFocus?.(event)
          if (event.defaultPrevented) return
          event.preventDefault()
          skip.current?.focus()
        }}
      >
        <div className="grid grid-cols-2 divide-x divide-line-subtle rounded-card border border-line-subtle">
          <Side heading={labels.existing} file={existing} other={incoming} labels={labels} formatDate={formatDate} />
          <Side heading={labels.incoming} file={incoming} other={existing} labels={labels} formatDate={formatDate} />
        </div>
        <p className="mt-3 text-caption text-ink-muted">
          {sameSize && `${labels.sameSize} `}
          {labels.keptAs(keptName)}
        </p>
        <DialogFooter>
          {remaining > 0 && (
            <Checkbox
              label={labels.all(remaining)}
              checked={forAll}
              onCheckedChange={setForAll}
              className="me-auto basis-full sm:basis-auto"
            />
          )}
          <Button ref={skip} onClick={() => answer('skip')}>
            {labels.skip}
          </Button>
          <Button onClick={() => answer('keep-both')}>{labels.keepBoth}</Button>
          <Button variant="danger" onClick={() => answer('replace')}>
            {labels.replace}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

interface SideProps {
  heading: string
  file: ConflictingFile
  other: ConflictingFile
  labels: FileConflictLabels
  formatDate: (date: Date) => string
}

function Side({ heading, file, other, labels, formatDate }: SideProps) {
  const date = file.modified === undefined ? undefined : new Date(file.modified)
  const newer = date !== undefined && other.modified !== undefined && date > new Date(other.modified)
  const larger = file.size !== undefined && other.size !== undefined && file.size > other.size
  return (
    <section aria-label={heading} className="grid min-w-0 content-start gap-3 p-4 text-dense">
      <h3 className="font-medium text-caption text-ink-muted">{heading}</h3>
      <Thumbnail
        name={file.name}
        contentType={file.contentType}
        src={file.thumbnailUrl}
        size="full"
        ratio={4 / 3}
        className="max-w-60"
      />
      <div className="grid min-w-0 gap-1">
        <FileName name={file.name} className="justify-self-start font-medium text-ink" />
        <Fact value={file.size === undefined ? undefined : formatBytes(file.size)} mark={larger && labels.larger} />
        <Fact
          value={date && <time dateTime={date.toISOString()}>{formatDate(date)}</time>}
          mark={newer && labels.newer}
        />
      </div>
    </section>
  )
}

function Fact({ value, mark }: { value: ReactNode; mark: string | false }) {
  if (value === undefined) return null
  return (
    <p className={classNames('flex flex-wrap gap-x-2 tabular-nums', mark ? 'text-ink' : 'text-ink-muted')}>
      {value}
      {mark && <span className="font-medium">{mark}</span>}
    </p>
  )
}
