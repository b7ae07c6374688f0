import { useTranslate } from '@placard/forms'
import { Alert, Button, useLabels } from '@placard/ui'
import { CHUNK_FAILED } from '../parts/chunk-failed.js'
import { ScreenWait } from './screen-wait.js'
import { consoleShellLabels } from './shell-labels.js'

export interface PageWaitProps {
  /** True once the code of the page failed to load. */
  failed: boolean
}

/** Message over a page from the server while its buttons do not work yet: their code is loading, or did not load. */
export function PageWait({ failed }: PageWaitProps) {
  const translate = useTranslate()
  const labels = useLabels('consoleShell', consoleShellLabels)
  return (
    <>
      <ScreenWait waiting={!failed} />
      {failed && (
        <Alert
          live
          tone="danger"
          title={translate(CHUNK_FAILED.title)}
          action={<Button onClick={() => window.location.reload()}>{labels.reload}</Button>}
          className="fixed inset-x-4 bottom-4 z-70 mx-auto max-w-2xl shadow-popover print:hidden"
        >
          {labels.readOnlyPage}
        </Alert>
      )}
    </>
  )
}
