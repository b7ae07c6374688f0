import { retryLazyParts, useLabels } from '@placard/ui'
import { Component, type ReactNode } from 'react'
import { chartFrameLabels, FrameError } from './frame-states.js'

interface FrameBoundaryProps {
  /** Chart or table. */
  children: ReactNode
  /** Title of the chart. */
  title: string
  /** Height class of the placeholder. */
  className?: string | undefined
}

/** Replaces a chart or table that throws or whose code does not load. */
export function FrameBoundary(props: FrameBoundaryProps) {
  const { broken } = useLabels('chartFrame', chartFrameLabels)
  return <Boundary {...props} error={broken} />
}

class Boundary extends Component<FrameBoundaryProps & { error: string }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  readonly #retry = () => {
    if (!this.state.failed) return
    retryLazyParts()
    this.setState({ failed: false })
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#retry)
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#retry)
  }

  override render(): ReactNode {
    const { children, title, error, className } = this.props
    if (!this.state.failed) return children
    return <FrameError live title={title} error={error} onRetry={this.#retry} {...(className && { className })} />
  }
}
