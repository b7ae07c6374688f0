import { Alert, Button } from '@placard/ui'

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
  if (error === undefined) return null
  return (
    <Alert
      live
      tone="warning"
      title={isPart ? 'Couldn’t load the rest of the list' : 'Couldn’t refresh the list'}
      action={
        <Button size="sm" onClick={onReload}>
          Reload
        </Button>
      }
      className="mb-4"
    >
      {error}
    </Alert>
  )
}
