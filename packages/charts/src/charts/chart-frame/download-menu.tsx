import { Button, DropdownMenu, DropdownMenuContent, DropdownMenuTrigger, MenuItem, useLabels } from '@placard/ui'
import { Download, FileSpreadsheet, Image, Shapes } from 'lucide-react'
import { useState } from 'react'
import { csvFile, saveFile } from '../../tables/csv/csv.js'
import { chartFrameLabels } from '../frame-states.js'

/** File formats of a picture. */
export type PictureKind = 'png' | 'svg'

export interface DownloadMenuProps {
  /** Title of the chart. */
  title: string
  /** Name and content of the CSV file. */
  csv?: { name: string; text: () => string }
  /** Name of the picture without extension. */
  pictureName?: string
  /** Reason why pictures are disabled. */
  pictureHeld?: string
  /** Creates the picture. */
  picture: (kind: PictureKind) => Promise<Blob>
}

const PICTURES = [
  { kind: 'png', words: 'picture', hint: 'PNG', icon: <Image aria-hidden /> },
  { kind: 'svg', words: 'drawing', hint: 'SVG', icon: <Shapes aria-hidden /> },
] as const

/** Renders the download menu of a chart. */
export function DownloadMenu({ title, csv, pictureName, pictureHeld, picture }: DownloadMenuProps) {
  const labels = useLabels('chartFrame', chartFrameLabels)
  const [said, setSaid] = useState('')
  const keep = async (kind: PictureKind) => {
    setSaid('')
    try {
      saveFile(`${pictureName}.${kind}`, await picture(kind))
    } catch {
      setSaid(labels.pictureFailed)
    }
  }
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button size="sm" aria-label={labels.downloadOf(title)} className="@max-[44rem]:w-7 @max-[44rem]:px-0">
          <Download aria-hidden />
          <span className="@max-[44rem]:hidden">{labels.download}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        {csv && (
          <MenuItem
            icon={<FileSpreadsheet aria-hidden />}
            hint="CSV"
            onSelect={() => saveFile(csv.name, csvFile(csv.text()))}
          >
            {labels.figures}
          </MenuItem>
        )}
        {pictureName !== undefined &&
          PICTURES.map(({ kind, words, hint, icon }) => (
            <MenuItem key={kind} icon={icon} hint={hint} disabledReason={pictureHeld} onSelect={() => void keep(kind)}>
              {labels[words]}
            </MenuItem>
          ))}
      </DropdownMenuContent>
      <span role="status" className={said ? 'text-caption text-danger-ink' : 'sr-only'}>
        {said}
      </span>
    </DropdownMenu>
  )
}
