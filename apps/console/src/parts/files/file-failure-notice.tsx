import { corsRule, type FileFailure } from '@placard/domain/internal/files'
import { useTranslate } from '@placard/forms'
import { CodeBlock, useLabels } from '@placard/ui'
import { partsLabels } from '../parts-labels.js'

/** Explains why files could not be loaded; a missing CORS rule is shown for copying. */
export function FileFailureNotice({ failure }: { failure: FileFailure }) {
  const labels = useLabels('parts', partsLabels)
  const translate = useTranslate()
  return (
    <>
      {translate(failure.message)}
      {failure.kind === 'cors' && (
        <CodeBlock
          label={labels.corsRule}
          hint="JSON"
          code={corsRule(window.location.origin)}
          className="mt-4 text-start"
        />
      )}
    </>
  )
}
