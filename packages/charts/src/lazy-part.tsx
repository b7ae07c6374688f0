import { type ComponentType, lazy } from 'react'

/** Component whose code loads when it is first rendered. Returns the component; a new one after a failure. */
export type PartCode<Props> = () => ComponentType<Props>

const failed = new Set<() => void>()

/** Retries failed loads the next time their components are rendered. */
export function retryParts(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Creates a component that is loaded once, when it is first rendered. React's `lazy` caches a failure, so a failed
 * one is replaced.
 */
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

/** Renders a component once its code is loaded; wrap it in `Suspense`. */
export function LazyPart<Props extends object>({ code, ...props }: { code: PartCode<Props> } & Props) {
  const Part = code() as ComponentType<object>
  return <Part {...props} />
}

/** Placeholder while the code of a part loads. Screenshots and printing wait for it. */
export const Pending = () => <span hidden data-still-loading="" />
