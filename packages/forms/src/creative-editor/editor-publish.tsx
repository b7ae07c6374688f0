import type { Creative } from '@placard/domain'
import { Button, TimeText } from '@placard/ui'
import { useId, useState } from 'react'
import { useFormState } from 'react-hook-form'

export interface EditorPublishProps {
  /** Saved creative. */
  creative: Creative
  /** Reason why it cannot be published; undefined if it can. */
  gap: string | undefined
  /** Publishes the saved version. */
  onPublish: () => Promise<void> | void
}

/** Publish button with the reason why it is disabled, or the state of the last publication. */
export function EditorPublish({ creative, gap, onPublish }: EditorPublishProps) {
  const id = useId()
  const { isDirty } = useFormState()
  const [isBusy, setBusy] = useState(false)
  const last = creative.liveCreatives
    .map(({ publishedAt }) => publishedAt)
    .toSorted()
    .at(-1)
  const isNews = last === undefined || last < creative.updatedAt
  const reason = gap ?? (isDirty ? 'Save your changes to publish them' : undefined)
  const publish = async () => {
    if (reason !== undefined || isBusy) return
    setBusy(true)
    await Promise.resolve(onPublish()).finally(() => setBusy(false))
  }
  return (
    <>
      <Button
        loading={isBusy}
        aria-disabled={reason !== undefined || undefined}
        aria-describedby={id}
        onClick={() => void publish()}
      >
        Publish
      </Button>
      <p id={id} className="text-dense text-ink-muted">
        {reason ??
          (last === undefined ? (
            'Not published yet'
          ) : (
            <>
              {isNews ? 'Changed since it was last published ' : 'Published '}
              <TimeText value={last} format="relative" />
            </>
          ))}
      </p>
    </>
  )
}
