import { Button, ErrorState } from '@placard/ui'
import { Component, type ReactNode } from 'react'
import { ChunkError, retryChunks } from './lazy-screen.js'
import { reloadOnce } from './reload-once.js'

export interface ScreenBoundaryProps {
  /** The screen that may fail. */
  children: ReactNode
  /** Another screen than the one that failed gets a new chance: its path. */
  screen: string
}

/** Stands in for a screen, or a part of one, that failed: its code did not load, or it threw. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidCatch(error: unknown): void {
    if (error instanceof ChunkError) void reloadOnce()
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#retry)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#retry)
  }

  override componentDidUpdate({ screen }: ScreenBoundaryProps): void {
    if (screen !== this.props.screen && this.state.error !== undefined) this.#again()
  }

  #again(): void {
    retryChunks()
    this.setState({ error: undefined })
  }

  /** Back in the network, what did not load may come. */
  readonly #retry = (): void => {
    if (this.state.error instanceof ChunkError) this.#again()
  }

  override render(): ReactNode {
    const { error } = this.state
    return error === undefined ? this.props.children : <ScreenFailure chunk={error instanceof ChunkError} />
  }
}

export interface ScreenFailureProps {
  /** Whether it was the code of the screen that did not load. */
  chunk: boolean
}

/** What is shown instead of a screen that failed. */
export function ScreenFailure({ chunk }: ScreenFailureProps) {
  return (
    <div role="alert" className="grid min-h-80 place-items-center p-6">
      <ErrorState
        title={chunk ? 'Loading chunk failed' : 'This screen stopped working'}
        description={
          chunk
            ? 'Part of the console could not be loaded. The connection may be down, or a newer version was installed.'
            : 'Nothing that was saved is lost. Reload to start the screen again.'
        }
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      />
    </div>
  )
}
