import { useReportTexts } from '@placard/forms'
import { Button, Progress, useLabels } from '@placard/ui'
import { type FileTask, useFileTasks } from '../../state/file-tasks.js'
import { fileManagerLabels } from './filemanager-labels.js'

/** Running tasks with their progress, each of which can be cancelled. */
export function FileTaskList() {
  const labels = useLabels('fileManager', fileManagerLabels)
  const tasks = useFileTasks()
  if (tasks.length === 0) return null
  return (
    <ul aria-label={labels.runningTasks} className="mb-4 grid gap-2">
      {tasks.map((task) => (
        <FileTaskItem key={task.id} task={task} />
      ))}
    </ul>
  )
}

function FileTaskItem({ task: { title, done, total, cancel } }: { task: FileTask }) {
  const texts = useReportTexts()
  const labels = useLabels('fileManager', fileManagerLabels)
  const isCounted = total !== null && total > 0
  return (
    <li className="flex items-center gap-4 rounded-card border border-line-subtle bg-surface px-4 py-3">
      <Progress
        label={title}
        value={isCounted ? done : null}
        max={isCounted ? total : 100}
        {...(isCounted && { valueText: labels.doneOf(texts.whole(done), texts.whole(total)) })}
      />
      <Button size="sm" onClick={cancel} className="coarse:h-11">
        {labels.cancel}
      </Button>
    </li>
  )
}
