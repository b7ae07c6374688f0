import { useReportTexts } from '@placard/forms'
import { Button, type ButtonProps, Popover, PopoverContent, PopoverTrigger, Spinner, useLabels } from '@placard/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { exportMenuLabels } from './export-labels.js'
import { exportStatusText } from './export-outcome.js'
import { ExportPanel, type ExportPanelProps } from './export-panel.js'

export { type ExportFormat, ExportPanel, type ExportPanelProps } from './export-panel.js'
export {
  type ExportJob,
  type ExportOrder,
  type ExportStatus,
  type ExportWatch,
  type MakeExport,
  useExportJob,
} from './use-export-job.js'

export interface ExportMenuProps
  extends Omit<ButtonProps, 'name' | 'children' | 'asChild' | 'loading'>,
    Pick<
      ExportPanelProps,
      | 'job'
      | 'name'
      | 'creative'
      | 'range'
      | 'withVideo'
      | 'offersVideo'
      | 'onWithVideoChange'
      | 'onPrint'
      | 'unavailable'
    > {
  /** Label of the button. @default 'Export' */
  label?: string
}

/** Delay until the menu is closed, so that it is not printed. */
const CLOSES_IN_MS = 200

/** Renders a button with a menu to print or download a report; it shows the progress of a file. */
export function ExportMenu({
  job,
  name,
  creative,
  range,
  withVideo,
  offersVideo,
  onWithVideoChange,
  unavailable,
  onPrint = () => window.print(),
  label,
  variant = 'primary',
  ...props
}: ExportMenuProps) {
  const labels = useLabels('exportMenu', exportMenuLabels)
  const texts = useReportTexts()
  const [open, setOpen] = useState(false)
  const making = job.status.state === 'making'
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button data-slot="export-menu" variant={variant} {...props}>
          {label ?? labels.export}{' '}
          {making ? <Spinner className={variant === 'primary' ? 'text-on-brand' : ''} /> : <ChevronDown aria-hidden />}
        </Button>
      </PopoverTrigger>
      <span role="status" className="sr-only">
        {exportStatusText(job.status, { labels, texts })}
      </span>
      <PopoverContent label={labels.export} align="end" className="w-80">
        <ExportPanel
          job={job}
          name={name}
          creative={creative}
          unavailable={unavailable}
          range={range}
          withVideo={withVideo}
          offersVideo={offersVideo}
          onWithVideoChange={onWithVideoChange}
          onPrint={() => {
            setOpen(false)
            setTimeout(onPrint, CLOSES_IN_MS)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}
