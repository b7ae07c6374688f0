import { fixMacros } from '@placard/domain/internal/tags'
import {
  lintTag,
  lintTexts,
  type MacroFinding,
  type MacrosByPlatform,
  type PlatformName,
  type TagModel,
} from '@placard/domain/tags'
import { Button, Disclosure, Field, Status, Textarea, useLabels } from '@placard/ui'
import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { MacroFindings } from '../../fields/macro-findings.js'
import { tagsPanelLabels } from '../tags-panel-labels.js'
import { PlatformChoice } from './platform-choice.js'

export interface TagCheckProps extends Pick<TagModel, 'vendorID'> {
  /** Initially selected platform. */
  platform: PlatformName
  /** Macros entered by the user, by platform. */
  macros: MacrosByPlatform
}

/** Area to paste a tag of another ad server and check its macros for a platform. */
export function TagCheck({ platform: initial, macros, vendorID }: TagCheckProps) {
  const labels = useLabels('tagsPanel', tagsPanelLabels)
  const texts = useLabels('macroLint', lintTexts)
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<PlatformName>()
  const area = useRef<HTMLTextAreaElement>(null)
  const platform = chosen ?? initial
  const checked = useDeferredValue(text)
  const lint = useMemo(
    () => (given: string) => lintTag(given, { platform, macros: macros[platform], vendorID }, texts),
    [platform, macros, vendorID, texts],
  )
  const findings = useMemo(() => lint(checked), [lint, checked])
  const fixable = findings.filter(({ fix }) => fix).length
  const isEmpty = checked.trim() === ''
  const show = ({ start, end }: MacroFinding) => {
    area.current?.focus()
    area.current?.setSelectionRange(start, end)
  }
  return (
    <Disclosure title={labels.checkATag} keepMounted>
      <div className="grid min-w-0 gap-4">
        <div className="max-w-80">
          <PlatformChoice
            label={labels.runsOn}
            value={platform}
            onValueChange={setChosen}
            type={/<VAST[\s>]|\.xml/i.test(checked) ? 'VAST' : 'Banner'}
            macros={macros}
          />
        </div>
        <Field label={labels.tagVastUrl} hint={labels.checkHint}>
          <Textarea
            ref={area}
            mono
            minRows={4}
            maxRows={14}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-3">
          <p role="status">
            {!isEmpty &&
              (findings.length === 0 ? (
                <Status tone="success">{labels.noMacroProblems(platform)}</Status>
              ) : (
                <span className="font-medium text-ink">{labels.macroProblemsFor(findings.length, platform)}</span>
              ))}
          </p>
          {fixable > 1 && (
            <Button size="sm" onClick={() => setText(fixMacros(text, lint))}>
              {labels.fixAll}
            </Button>
          )}
        </div>
        <MacroFindings text={checked} findings={findings} onFix={setText} onShow={show} label={labels.macroProblems} />
      </div>
    </Disclosure>
  )
}
