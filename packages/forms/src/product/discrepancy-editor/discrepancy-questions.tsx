import { formatDay } from '@placard/domain/dates'
import {
  changePartnerChoice,
  type PartnerChoices,
  type PartnerQuestion,
  type PartnerReading,
} from '@placard/domain/discrepancy'
import { isDay } from '@placard/domain/internal/dates'
import { Button, classNames, useLabels } from '@placard/ui'
import { CircleHelp } from 'lucide-react'
import { useId } from 'react'
import { useReportTexts } from '../../use-report-texts.js'
import { useTranslate } from '../../use-translate.js'
import { ChoiceControl } from './choice-control.js'
import { discrepancyEditorLabels } from './discrepancy-editor-labels.js'

/** Number of answers up to which each is a button. */
const MAX_BUTTONS = 4

export interface DiscrepancyQuestionsProps {
  /** File with its open questions. */
  reading: Pick<PartnerReading, 'questions' | 'columns'>
  /** Choices that were made before. */
  choices: PartnerChoices
  /** Called with the choices and an answer. */
  onChoicesChange: (choices: PartnerChoices) => void
  /** Time whose UTC offsets are shown for time zones. */
  at: Date
  /** Classes of the outermost element. */
  className?: string
}

/** Open questions about a partner's file, those without which nothing is compared first. Each is answered in place. */
export function DiscrepancyQuestions({ reading, choices, onChoicesChange, at, className }: DiscrepancyQuestionsProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const { questions, columns } = reading
  if (questions.length === 0) return null
  const sorted = questions.toSorted((one, other) => Number(other.isBlocking) - Number(one.isBlocking))
  return (
    <ul aria-label={labels.questions} className={classNames('flex min-w-0 flex-col gap-3 print:hidden', className)}>
      {sorted.map((question) => (
        <Question
          key={`${question.kind} ${question.question}`}
          question={question}
          columns={columns}
          at={at}
          onAnswer={(value) => onChoicesChange(changePartnerChoice(choices, question.kind, value, columns))}
        />
      ))}
    </ul>
  )
}

interface QuestionProps {
  question: PartnerQuestion
  columns: PartnerReading['columns']
  at: Date
  onAnswer: (value: string) => void
}

function Question({ question: { kind, question, choices, isBlocking }, columns, at, onAnswer }: QuestionProps) {
  const labels = useLabels('discrepancyEditor', discrepancyEditorLabels)
  const translate = useTranslate()
  const texts = useReportTexts()
  const id = useId()
  const text = translate(question)
  return (
    <li
      data-slot="discrepancy-question"
      data-state={isBlocking ? 'blocking' : 'optional'}
      className={classNames(
        'flex min-w-0 gap-3 rounded-card border px-4 py-3 text-dense',
        isBlocking ? 'border-warning-line bg-warning-tint' : 'border-line bg-sunken',
      )}
    >
      <CircleHelp
        aria-hidden
        className={classNames('mt-0.5 size-4 shrink-0', isBlocking ? 'text-warning-ink' : 'text-ink-muted')}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a flex item with a legend beside its text. */}
      <div role="group" aria-labelledby={id} className="grid min-w-0 flex-1 gap-2">
        <div>
          <p id={id} className="wrap-anywhere font-medium text-ink">
            {text}
          </p>
          <p className="text-caption text-ink-muted">{isBlocking ? labels.blockingHint : labels.optionalHint}</p>
        </div>
        {choices.length > 0 && choices.length <= MAX_BUTTONS ? (
          <div className="flex flex-wrap gap-2">
            {choices.map(({ value, label }) => (
              <Button key={value} onClick={() => onAnswer(value)} className="h-auto min-h-9 whitespace-normal">
                <bdi className="wrap-anywhere">{isDay(label) ? formatDay(label, {}, texts) : label || value}</bdi>
              </Button>
            ))}
          </div>
        ) : (
          <ChoiceControl
            kind={kind}
            label={text}
            value={null}
            choices={choices}
            columns={columns}
            at={at}
            onChoose={onAnswer}
          />
        )}
      </div>
    </li>
  )
}
