import { ChevronDown } from 'lucide-react'
import { ControlButton, type ControlButtonProps, listButton } from '../control-frame.js'
import { Spinner } from '../spinner/spinner.js'

interface ListEndProps extends ControlButtonProps {
  /** Shows that items are on their way, in place of the button. */
  loading: boolean
  /** There is no list to open. */
  readOnly: boolean | undefined
}

/** What a box with a list ends with: the button that opens it, or the spinner. */
export function ListEnd({ loading, readOnly, ...props }: ListEndProps) {
  if (loading) return <Spinner className="mx-1.5" />
  if (readOnly) return null
  return (
    <ControlButton {...props} className={listButton}>
      <ChevronDown aria-hidden />
    </ControlButton>
  )
}
