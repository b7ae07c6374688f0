import { useTranslate } from '@placard/forms'
import { Alert, Button, useLabels } from '@placard/ui'
import { partsLabels } from '../parts-labels.js'

export interface ListAlertProps {
  /** True while the list is incomplete. */
  isPart: boolean
  /** Error of loading. Nothing is rendered without an error, or without any list. */
  error: string | undefined
  /** Reloads the data. */
  onReload: () => void
}

/** Warns that the rest of a long list failed to load, or that the shown list is stale. */
export function ListAlert({ isPart, error, onReload }: ListAlertProps) {
  const labels = useLabels('parts', partsLabels)
  const translate = useTranslate()
  if (error === undefined) return null
  return (
    <Alert
      live
      tone="warning"
      title={isPart ? labels.couldntLoadRestList : labels.couldntRefreshList}
      action={
        <Button size="sm" onClick={onReload}>
          {labels.reload}
        </Button>
      }
      className="mb-4"
    >
      {translate(error)}
    </Alert>
  )
}
