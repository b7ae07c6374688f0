import { describe, expect, it } from 'vitest'
import { allowUndefined } from './optional-types.mjs'

describe('allowUndefined', () => {
  it.each([
    ['interface P { a?: string }', 'interface P { a?: string | undefined }'],
    [
      'interface P { readonly a?: "x" | "y"; b: string }',
      'interface P { readonly a?: "x" | "y" | undefined; b: string }',
    ],
    ['interface P { a?: (b: string) => void }', 'interface P { a?: ((b: string) => void) | undefined }'],
    ['interface P { a?: { b?: string } }', 'interface P { a?: { b?: string | undefined } | undefined }'],
    ['interface P { a?: () => { b?: string } }', 'interface P { a?: (() => { b?: string | undefined }) | undefined }'],
    ['interface P { a?: A extends B ? C : D }', 'interface P { a?: (A extends B ? C : D) | undefined }'],
    ['type L = { [K in keyof M]?: M[K] }', 'type L = { [K in keyof M]?: M[K] | undefined }'],
    ['declare class C { a?: string }', 'declare class C { a?: string | undefined }'],
    ['export function F({ a }: { a?: string }): void', 'export function F({ a }: { a?: string | undefined }): void'],
  ])('changes %s', (before, after) => {
    expect(allowUndefined(before)).toBe(after)
  })

  it.each([
    'interface P { a?: string | undefined; b?: unknown; c: string }',
    'export function f(a?: string): void',
    'type R = { [K in keyof M]-?: M[K] }',
  ])('leaves %s', (declarations) => {
    expect(allowUndefined(declarations)).toBe(declarations)
  })
})
