import { Alert, Button } from '@placard/ui'

export interface PartOfListProps {
  /** Whether some of it is not here yet. */
  isPart: boolean
  /** What went wrong when it was loaded; nothing is said where there is no list at all, or nothing did. */
  error: string | undefined
  /** Loads it again. */
  onReload: () => void
}

/** Says that the rest of a long list did not come, or that what is shown is not the newest. */
export function PartOfList({ isPart, error, onReload }: PartOfListProps) {
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
