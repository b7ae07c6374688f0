import { corsRule, type FileFailure } from '@placard/domain'
import { CodeBlock } from '@placard/ui'

/** Explains why files could not be loaded; a missing CORS rule is shown for copying. */
export function FileFailureNotice({ failure }: { failure: FileFailure }) {
  return (
    <>
      {failure.message}
      {failure.kind === 'cors' && (
        <CodeBlock label="CORS rule" hint="JSON" code={corsRule(window.location.origin)} className="mt-4 text-start" />
      )}
    </>
  )
}
