import { PROP_DESCRIPTIONS } from './prop-descriptions.js'

interface Prop {
  name: string
  description: string
  defaultValue: { value: unknown } | null
  parent?: { fileName: string }
  type: { name: string }
}

/** Returns true for props listed in props tables: our own, and those of Radix with a description here, which is filled in. */
export function documentProp(prop: Prop) {
  const foreign = prop.parent?.fileName.includes('node_modules') ?? false
  const words = PROP_DESCRIPTIONS[prop.name]
  if (foreign && (!words || !prop.parent?.fileName.includes('@radix-ui'))) return false
  if (words && (foreign || prop.description === '')) {
    prop.description = words.text
    if (words.byDefault && !prop.defaultValue) prop.defaultValue = { value: words.byDefault }
  }
  // cva allows null for every variant; the tables omit it.
  if (!prop.parent) prop.type.name = prop.type.name.replace(/ \| null$/, '')
  return true
}
