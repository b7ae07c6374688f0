import { describe, expect, it } from 'vitest'
import { copyableSource } from './story-source.js'

const exportsOf = { '@placard/ui': ['Button', 'Card', 'CardTitle'], '@placard/charts': ['CampaignReport'] }

describe('the code of a story', () => {
  it('begins with the imports of what it uses', () => {
    expect(copyableSource('<Card>\n  <Button onClick={() => {}}>Save</Button>\n</Card>', exportsOf)).toBe(
      "import { Button, Card } from '@placard/ui'\n\n<Card>\n  <Button onClick={() => {}}>Save</Button>\n</Card>",
    )
  })

  it('has a variable in place of a value that nobody would copy', () => {
    const report = JSON.stringify({ rows: Array.from({ length: 50 }, () => ({ name: 'A } "quoted" brace' })) })
    expect(
      copyableSource(`<CampaignReport\n  metric="clicks"\n  previous={${report}}\n  report={${report}}\n/>`, exportsOf),
    ).toBe(
      'import { CampaignReport } from \'@placard/charts\'\n\n<CampaignReport\n  metric="clicks"\n  previous={previous}\n  report={report}\n/>',
    )
  })

  it('keeps short values, and markup however long it is', () => {
    const icon = `<svg className="${'x'.repeat(90)}" />`
    const source = `<Button icon={${icon}} size={2} style={{ width: 20 }} />`
    expect(copyableSource(source, {})).toBe(source)
  })

  it('stays the same when it is written twice', () => {
    const once = copyableSource('<Button>Save</Button>', exportsOf)
    expect(copyableSource(once, exportsOf)).toBe(once)
  })

  it('names the component where a wrapper of the story holds its state', () => {
    expect(copyableSource('<WithMetric metric="clicks" />', exportsOf, 'CampaignReport')).toContain(
      '<CampaignReport metric="clicks" />',
    )
    expect(copyableSource('<Card><CardTitle /></Card>', exportsOf, 'Button')).toContain('<Card><CardTitle /></Card>')
  })

  it('has no keys of fragments', () => {
    expect(copyableSource('<React.Fragment key=".0"><b /></React.Fragment>', {})).toBe('<><b /></>')
  })
})
