import { type ComponentType, lazy } from 'react'

/** A part whose code loads when it is first shown: answers the component, another one after a failure. */
export type PartCode<Props> = () => ComponentType<Props>

const failed = new Set<() => void>()

/** What did not load may be tried again: the next time it is shown, it is. */
export function retryParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/** Prepares a part that is loaded once, when it is first shown. React's `lazy` keeps a failure, so that one is let go. */
export function partCode<Props>(load: () => Promise<ComponentType<Props>>): PartCode<Props> {
  let part: ComponentType<Props> | undefined
  const run = async () => {
    try {
      return { default: await load() }
    } catch (cause) {
      failed.add(() => {
        part = undefined
      })
      throw cause
    }
  }
  return () => {
    part ??= lazy(run) as unknown as ComponentType<Props>
    return part
  }
}

/** Shows a part once its code is there, within a `Suspense`. */
export function LazyPart<Props extends object>({ code, ...props }: { code: PartCode<Props> } & Props) {
  const Part = code() as ComponentType<object>
  return <Part {...props} />
}

/** Placeholder while the code of a part loads. Screenshots and printing wait for it. */
export const Pending = () => <span hidden data-still-loading="" />
