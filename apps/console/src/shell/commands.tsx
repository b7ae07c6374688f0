import { Button, Kbd } from '@placard/ui'
import { Search } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { commandKeys, isCommandKey } from './command-key.js'
import type { CommandListProps } from './command-list.js'

const Nothing: ComponentType<CommandListProps> = () => null
// Without its code there is no such menu, and nothing else is missing.
const CommandList = lazy(
  (): Promise<{ default: ComponentType<CommandListProps> }> =>
    import('./command-list.js').catch(() => ({ default: Nothing })),
)

/** The button in the top bar, and the key, that open the menu of everything there is; its code loads when it is wanted. */
export function Commands() {
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isCommandKey(event)) return
      event.preventDefault()
      setOpen((was) => !was)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="max-lg:min-h-11 max-lg:min-w-11"
      >
        <Search aria-hidden />
        <span className="max-xl:sr-only">Search</span>
        <Kbd aria-hidden className="max-xl:hidden">
          {commandKeys()}
        </Kbd>
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <CommandList open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
