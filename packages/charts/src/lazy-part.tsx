import { type ComponentType, use } from 'react'

/** A part whose code loads when it is first shown. */
export type PartCode<Props> = () => Promise<ComponentType<Props>>

const failed = new Set<() => void>()

/** What did not load may be tried again: the next time it is shown, it is. */
export function retryParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** Prepares a part that is loaded once, when it is first shown. */
export function partCode<Props>(load: PartCode<Props>): PartCode<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const run = async () => {
    try {
      return await load()
    } catch (cause) {
      failed.add(() => {
        loading = undefined
      })
      throw cause
    }
  }
  return () => {
    loading ??= run()
    return loading
  }
}

/**
 * Shows a part once its code is there, within a `Suspense`. Not by React's own `lazy`, which keeps a failure for as long
 * as the page lives.
 */
export function LazyPart<Props extends object>({ code, ...props }: { code: PartCode<Props> } & Props) {
  const Part: ComponentType<object> = use(code() as Promise<ComponentType<object>>)
  return <Part {...props} />
}
