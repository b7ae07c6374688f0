import { EXPORT_FORMATS, type ReportFormat } from '@placard/domain'
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
  MenuItem,
  MenuSeparator,
  Spinner,
} from '@placard/ui'
import { ChevronDown, FileSpreadsheet, FileText, type LucideIcon, Printer, Table2, X } from 'lucide-react'

export interface ExportMenuProps {
  /** Has a file made and saved. */
  onDownload: (format: ReportFormat) => void
  /** The format of the file that is being made; no other is begun meanwhile. */
  making?: ReportFormat | undefined
  /** Stops the making of that file. */
  onCancel?: () => void
  /** Opens the browser's print dialog. @default window.print */
  onPrint?: () => void
  /** Nothing can be exported yet. @default false */
  disabled?: boolean
}

const FILES: readonly { format: ReportFormat; icon: LucideIcon; contents: string }[] = [
  { format: 'csv', icon: FileText, contents: 'One row for each creative and time step' },
  { format: 'xlsx', icon: FileSpreadsheet, contents: 'The same rows, with every term defined' },
  { format: 'xlsx-pivot', icon: Table2, contents: 'The same rows, and a pivot table over them' },
]

/** Takes the report along: on paper, or as a file. */
export function ExportMenu({
  onDownload,
  making,
  onCancel,
  onPrint = () => window.print(),
  disabled = false,
}: ExportMenuProps) {
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="primary" disabled={disabled}>
          Export {making ? <Spinner className="text-on-brand" /> : <ChevronDown aria-hidden />}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-80 max-w-[calc(100vw-2rem)]">
        {making && (
          <>
            <MenuItem icon={<X aria-hidden />} onSelect={onCancel}>
              Cancel {EXPORT_FORMATS[making]}
            </MenuItem>
            <MenuSeparator />
          </>
        )}
        <MenuItem
          icon={<Printer aria-hidden />}
          textValue={EXPORT_FORMATS.pdf}
          // The menu must be gone before the page is printed.
          onSelect={() => setTimeout(onPrint, 200)}
        >
          <Choice name={EXPORT_FORMATS.pdf} contents="What is on this page, on white" />
        </MenuItem>
        {FILES.map(({ format, icon: Icon, contents }) => (
          <MenuItem
            key={format}
            icon={<Icon aria-hidden />}
            textValue={EXPORT_FORMATS[format]}
            disabled={making !== undefined}
            onSelect={() => onDownload(format)}
          >
            <Choice name={EXPORT_FORMATS[format]} contents={contents} />
          </MenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

function Choice({ name, contents }: { name: string; contents: string }) {
  return (
    <span className="flex min-w-0 flex-col py-0.5">
      <span className="font-medium">{name}</span>{' '}
      <span className="text-caption text-ink-subtle [[data-disabled]_&]:text-ink-disabled">{contents}</span>
    </span>
  )
}
