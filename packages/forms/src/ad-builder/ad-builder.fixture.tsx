import { type AdDesign, BUILDER_TEMPLATES } from '@placard/domain/ad-builder'
import type { ReactNode } from 'react'
import { BuilderContext } from './builder-context.js'
import { type AdBuilderApi, useAdBuilder } from './use-ad-builder.js'

/** Returns the design of a template by its id. */
export function templateDesign(id: string): AdDesign {
  const template = BUILDER_TEMPLATES.find((one) => one.id === id)
  if (!template) throw new Error(`There is no template ${id}.`)
  return template.design
}

export interface InBuilderProps {
  design: AdDesign
  /** Selected layers. */
  selection?: readonly string[]
  children: ReactNode | ((builder: AdBuilderApi) => ReactNode)
}

/** Surrounds a panel with the state of an ad builder. */
export function InBuilder({ design, selection = [], children }: InBuilderProps) {
  const builder = useAdBuilder(design)
  const [first] = selection
  if (first !== undefined && builder.state.selection.length === 0)
    builder.dispatch({ type: 'select', ids: selection, alone: true })
  return (
    <BuilderContext value={builder}>{typeof children === 'function' ? children(builder) : children}</BuilderContext>
  )
}
