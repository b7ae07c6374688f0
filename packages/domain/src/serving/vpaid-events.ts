/** Whom a VPAID unit tells what happens. */
export interface VpaidEvents {
  subscribe: (run: (...given: unknown[]) => void, event: string, scope?: unknown) => void
  unsubscribe: (run: ((...given: unknown[]) => void) | undefined, event: string) => void
  tell: (event: string, ...given: unknown[]) => void
  /** For what happens once in an advertisement's life. */
  tellOnce: (event: string) => void
}

/** Holds the listeners of one VPAID unit. Delivered as text: it stands for itself. */
export function createVpaidEvents(): VpaidEvents {
  const listeners: { event: string; run: (...given: unknown[]) => void; scope: unknown }[] = []
  const told: string[] = []
  const tell: VpaidEvents['tell'] = (event, ...given) => {
    for (const { run, scope } of listeners.filter((listener) => listener.event === event))
      try {
        run.apply(scope, given)
      } catch {
        // A listener that fails is the player's own; the advertisement goes on.
      }
  }
  return {
    tell,
    tellOnce(event) {
      if (told.includes(event)) return
      told.push(event)
      tell(event)
    },
    subscribe(run, event, scope) {
      listeners.push({ event, run, scope })
    },
    unsubscribe(run, event) {
      for (let index = listeners.length - 1; index >= 0; index--) {
        const listener = listeners[index]
        if (listener?.event === event && (run === undefined || listener.run === run)) listeners.splice(index, 1)
      }
    },
  }
}
