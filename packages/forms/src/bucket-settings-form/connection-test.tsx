import { type BucketChoice, type BucketFields, bucketFieldsSchema, errorText } from '@placard/domain'
import { Button, Status } from '@placard/ui'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

export interface ConnectionTestProps {
  /** Tests the connection; resolves to a message and throws on failure. */
  onTest: (choice: BucketChoice) => Promise<string | undefined>
}

interface Tested {
  /** Values that the result belongs to, as text. */
  of: string
  result: 'running' | 'works' | 'failed'
  message?: string | undefined
}

const textOf = (values: unknown) => JSON.stringify(values)

/** Tests the connection before the bucket is opened. The result disappears when a value changes. */
export function ConnectionTest({ onTest }: ConnectionTestProps) {
  const { getValues, trigger } = useFormContext<BucketFields>()
  const values = useWatch<BucketFields>()
  const [tested, setTested] = useState<Tested>()
  const shown = tested?.of === textOf(values) ? tested : undefined
  const test = async () => {
    const checked = bucketFieldsSchema.safeParse(getValues())
    if (!checked.success) {
      await trigger(undefined, { shouldFocus: true })
      return
    }
    const of = textOf(getValues())
    // Ignore the result of an outdated test.
    const answer = (next: Omit<Tested, 'of'>) => setTested((last) => (last?.of === of ? { of, ...next } : last))
    setTested({ of, result: 'running' })
    try {
      answer({ result: 'works', message: await onTest(checked.data) })
    } catch (failure) {
      answer({ result: 'failed', message: errorText(failure, 'Couldn’t reach the bucket.') })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button loading={shown?.result === 'running'} onClick={() => void test()}>
        Test connection
      </Button>
      <div role="status" className="min-w-0 flex-1 basis-56 text-pretty text-dense text-ink-muted">
        {(shown?.result === 'works' || shown?.result === 'failed') && (
          <>
            <Status tone={shown.result === 'works' ? 'success' : 'danger'} className="me-2 align-middle">
              {shown.result === 'works' ? 'Connected' : 'No connection'}
            </Status>
            <span className="wrap-anywhere align-middle">{shown.message}</span>
          </>
        )}
      </div>
    </div>
  )
}
