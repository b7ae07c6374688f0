import { REPORT_FAILED } from '@placard/domain'
import { Button, DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger, useToast } from '@placard/ui'
import { ChevronDown, FileText, Printer } from 'lucide-react'
import { useState } from 'react'

export interface ExportMenuProps {
  /** Makes and saves the CSV file. */
  onDownload: () => Promise<void>
  /** Opens the browser's print dialog. @default window.print */
  onPrint?: () => void
  /** Nothing can be exported yet. @default false */
  disabled?: boolean
}

/** Takes the report along: as a file, or on paper. */
export function ExportMenu({ onDownload, onPrint = () => window.print(), disabled = false }: ExportMenuProps) {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      await onDownload()
      toast.show({ title: 'Download started', type: 'success' })
    } catch {
      toast.show(REPORT_FAILED)
    } finally {
      setBusy(false)
    }
  }
  return (
    <DropdownMenu modal={false}>
      <DropdownMenuTrigger asChild>
        <Button variant="primary" loading={busy} disabled={disabled}>
          Export <ChevronDown aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem
          icon={<FileText aria-hidden />}
          hint="One row for each creative and time step"
          onSelect={() => void download()}
        >
          CSV
        </DropdownMenuItem>
        <DropdownMenuItem
          icon={<Printer aria-hidden />}
          hint="What is on this page, on white"
          // The menu must be gone before the page is printed.
          onSelect={() => setTimeout(onPrint, 200)}
        >
          Print or PDF
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
