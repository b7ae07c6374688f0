import { ANIMATION_PRESETS, type AnimationPhase, type AnimationPreset, findRoles } from '@placard/domain/ad-builder'
import { ANIMATION_PHASES, contentLayers, findPreset, STAGGER_MS } from '@placard/domain/internal/ad-builder'
import { Field, useLabels } from '@placard/ui'
import { useMemo, useState } from 'react'
import { useBuilder } from '../builder-context.js'
import { STEPS } from '../builder-steps.js'
import { ChoiceControl, NumberControl, PanelSection } from './panel-controls.js'
import { propertiesPanelLabels } from './properties-panel-labels.js'

/** Longest time between two layers in seconds. */
const MAX_STAGGER = 5

type Choice = AnimationPreset | 'none' | 'mixed'

/**
 * Presets by which the selected layers, or without a selection all layers but backgrounds, appear, move and disappear.
 */
export function AnimationSection() {
  const labels = useLabels('propertiesPanel', propertiesPanelLabels)
  const { design, selected, dispatch, mergeKey } = useBuilder()
  const [staggerMs, setStaggerMs] = useState(STAGGER_MS)
  const isWholeAd = selected.length === 0
  const moving = useMemo(() => {
    const roles = findRoles(design)
    return contentLayers(design).filter(({ id, hidden }) => !hidden && roles[id] !== 'background')
  }, [design])
  const ids = (isWholeAd ? moving : selected).filter(({ locked }) => !locked).map(({ id }) => id)
  if (ids.length === 0) return null

  const chosenPreset = (phase: AnimationPhase): Choice => {
    const [first = null, ...others] = new Set(ids.map((id) => findPreset(design.keyframes, id, phase)))
    return others.length > 0 ? 'mixed' : (first ?? 'none')
  }
  const animate = (phase: AnimationPhase, choice: Choice, stagger: number, label: string, key?: string) => {
    if (choice === 'mixed') return
    const preset = choice === 'none' ? null : choice
    const step = { label, ...(key !== undefined && { mergeKey: key }) }
    dispatch({ type: 'animate', ids, phase, preset, staggerMs: phase === 'stay' ? 0 : stagger, ...step })
  }
  const changeStagger = (seconds: number) => {
    const next = Math.round(seconds * 1000)
    setStaggerMs(next)
    const key = mergeKey(`stagger ${ids.join()}`)
    for (const phase of ['in', 'out'] as const)
      if (chosenPreset(phase) !== 'none') animate(phase, chosenPreset(phase), next, STEPS.changeStagger, key)
  }
  return (
    <PanelSection title={isWholeAd ? labels.animationOfAd : labels.animation}>
      {ANIMATION_PHASES.map((phase) => {
        const value = chosenPreset(phase)
        return (
          <ChoiceControl<Choice>
            key={phase}
            label={labels.phases[phase]}
            value={value}
            options={
              Object.fromEntries(
                (['none', ...ANIMATION_PRESETS[phase], ...(value === 'mixed' ? ['mixed' as const] : [])] as const).map(
                  (choice) => [choice, labels.presets[choice]],
                ),
              ) as Record<Choice, string>
            }
            onChange={(choice) => animate(phase, choice, staggerMs, STEPS.animate[phase])}
          />
        )
      })}
      {ids.length > 1 && (
        <Field label={labels.stagger} hint={labels.staggerHint}>
          <NumberControl
            label={labels.stagger}
            value={staggerMs / 1000}
            min={0}
            max={MAX_STAGGER}
            step={0.05}
            unit="s"
            onChange={changeStagger}
          />
        </Field>
      )}
    </PanelSection>
  )
}
