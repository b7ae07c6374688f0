import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** Task of the file manager that takes many requests, such as moving a folder. */
export interface FileTask {
  id: number
  /** Name of the task: 'Moving 12 files'. */
  title: string
  /** Number of objects that are complete. */
  done: number
  /** Number of objects; null while they are counted. */
  total: number | null
  cancel: () => void
}

/** Reports on a running task. */
export interface FileTaskControl {
  /** Aborted when the user cancels the task. */
  signal: AbortSignal
  /** Reports how many of how many objects are complete. */
  onProgress: (done: number, total: number | null) => void
}

const store = createStore<{ tasks: readonly FileTask[] }>(() => ({ tasks: [] }))
let count = 0

/** Runs a task and lists it until it ends. It goes on when the user leaves the screen. */
export async function runFileTask<Result>(
  title: string,
  work: (control: FileTaskControl) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const task: FileTask = { id: ++count, title, done: 0, total: null, cancel: () => controller.abort() }
  const change = (changes: Partial<FileTask>) =>
    store.setState(({ tasks }) => ({ tasks: tasks.map((one) => (one.id === task.id ? { ...one, ...changes } : one)) }))
  store.setState(({ tasks }) => ({ tasks: [...tasks, task] }))
  try {
    return await work({ signal: controller.signal, onProgress: (done, total) => change({ done, total }) })
  } finally {
    store.setState(({ tasks }) => ({ tasks: tasks.filter(({ id }) => id !== task.id) }))
  }
}

/** Running tasks; re-renders when they change. */
export const useFileTasks = (): readonly FileTask[] => useStore(store, ({ tasks }) => tasks)

if (typeof window !== 'undefined')
  window.addEventListener('beforeunload', (event) => {
    if (store.getState().tasks.length > 0) event.preventDefault()
  })
