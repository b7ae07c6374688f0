import { useTranslate } from '@placard/forms'
import { Button, ErrorState, loadFailure, retryLazyParts, useLabels } from '@placard/ui'
import { Component, type ReactNode } from 'react'
import { CHUNK_FAILED } from '../parts/chunk-failed.js'
import { reloadOnce } from './reload-once.js'
import { consoleShellLabels } from './shell-labels.js'

export interface ScreenBoundaryProps {
  /** Screen inside the boundary. */
  children: ReactNode
  /** Path of the screen; a change resets the boundary. */
  screen: string
}

/** Error boundary of a screen, or a part of one: its code failed to load, or it threw. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    // A reload helps if there is a newer version. After a timeout it would only mean another wait, with an empty page.
    if (loadFailure(error) === 'failed') void reloadOnce()
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#retry)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#retry)
  }

  override componentDidUpdate({ screen }: ScreenBoundaryProps, { error }: { error: unknown }): void {
    // A screen that fails when it is opened shows its error at once, instead of waiting again.
    if (screen !== this.props.screen && error !== undefined) this.#again()
  }

  #again(): void {
    retryLazyParts()
    this.setState({ error: undefined })
  }

  /** Retries when the browser is online again. */
  readonly #retry = (): void => {
    if (loadFailure(this.state.error)) this.#again()
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <ScreenFailure chunk={loadFailure(error) !== undefined} />
  }
}

export interface ScreenFailureProps {
  /** True if a chunk failed to load. */
  chunk: boolean
}

/** Error state in place of a screen that failed. */
export function ScreenFailure({ chunk }: ScreenFailureProps) {
  const translate = useTranslate()
  const labels = useLabels('consoleShell', consoleShellLabels)
  return (
    <div role="alert" className="grid min-h-80 place-items-center p-6">
      <ErrorState
        title={chunk ? translate(CHUNK_FAILED.title) : labels.screenStoppedWorking}
        description={chunk ? translate(CHUNK_FAILED.text) : labels.dataSafe}
        action={<Button onClick={() => window.location.reload()}>{labels.reload}</Button>}
      />
    </div>
  )
}
