import { REPORT_FAILED } from '@placard/domain/internal/console'
import type { DiscrepancyFormat } from '@placard/domain/internal/discrepancy'
import { useTranslate } from '@placard/forms'
import { Button, useLabels, useToast } from '@placard/ui'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { exportDiscrepancyMutation } from '../../data/campaigns/discrepancies.js'
import { translateNotice } from '../translate-notice.js'
import { discrepancyLabels } from './discrepancy-labels.js'

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly DiscrepancyFormat[]

/** Buttons that download a check as CSV or Excel. A failure shows a toast. */
export function DiscrepancyExport({ id }: { id: string }) {
  const labels = useLabels('discrepancies', discrepancyLabels)
  const translate = useTranslate()
  const toast = useToast()
  const { mutate, isPending, variables } = useMutation({
    ...exportDiscrepancyMutation(id),
    onError: () => toast.show(translateNotice(REPORT_FAILED, translate)),
  })
  return FORMATS.map((format) => (
    <Button key={format} loading={isPending && variables === format} onClick={() => mutate(format)}>
      <Download aria-hidden /> {labels[format]}
    </Button>
  ))
}
