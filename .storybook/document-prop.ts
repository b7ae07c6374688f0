import { PROP_WORDS } from './prop-words.js'

interface Prop {
  name: string
  description: string
  defaultValue: { value: unknown } | null
  parent?: { fileName: string }
  type: { name: string }
}

/** Whether a props table shows a prop: our own ones, and those of Radix that have words here. The words are filled in, since Radix's types come without. */
export function documentProp(prop: Prop) {
  const foreign = prop.parent?.fileName.includes('node_modules') ?? false
  const words = PROP_WORDS[prop.name]
  if (foreign && (!words || !prop.parent?.fileName.includes('@radix-ui'))) return false
  if (words && (foreign || prop.description === '')) {
    prop.description = words.text
    if (words.byDefault && !prop.defaultValue) prop.defaultValue = { value: words.byDefault }
  }
  // cva lets every variant be null; nobody is to write that.
  if (!prop.parent) prop.type.name = prop.type.name.replace(/ \| null$/, '')
  return true
}
