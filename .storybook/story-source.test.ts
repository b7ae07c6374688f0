import { describe, expect, it } from 'vitest'
import { copyableSource } from './story-source.js'

const exportsOf = { '@placard/ui': ['Button', 'Card', 'CardTitle'], '@placard/charts': ['CampaignReport'] }

describe('story source', () => {
  it('starts with the imports', () => {
    expect(copyableSource('<Card>\n  <Button onClick={() => {}}>Save</Button>\n</Card>', exportsOf)).toBe(
      "import { Button, Card } from '@placard/ui'\n\n<Card>\n  <Button onClick={() => {}}>Save</Button>\n</Card>",
    )
  })

  it('replaces long values by variables', () => {
    const report = JSON.stringify({ rows: Array.from({ length: 50 }, () => ({ name: 'A } "quoted" brace' })) })
    expect(
      copyableSource(`<CampaignReport\n  metric="clicks"\n  previous={${report}}\n  report={${report}}\n/>`, exportsOf),
    ).toBe(
      'import { CampaignReport } from \'@placard/charts\'\n\n<CampaignReport\n  metric="clicks"\n  previous={previous}\n  report={report}\n/>',
    )
  })

  it('keeps short values, and markup of any length', () => {
    const icon = `<svg className="${'x'.repeat(90)}" />`
    const source = `<Button icon={${icon}} size={2} style={{ width: 20 }} />`
    expect(copyableSource(source, {})).toBe(source)
  })

  it('does not change when it is processed twice', () => {
    const once = copyableSource('<Button>Save</Button>', exportsOf)
    expect(copyableSource(once, exportsOf)).toBe(once)
  })

  it("shows the component instead of the story's wrapper", () => {
    expect(copyableSource('<WithMetric metric="clicks" />', exportsOf, 'CampaignReport')).toContain(
      '<CampaignReport metric="clicks" />',
    )
    expect(copyableSource('<Card><CardTitle /></Card>', exportsOf, 'Button')).toContain('<Card><CardTitle /></Card>')
  })

  it('omits keys of fragments', () => {
    expect(copyableSource('<React.Fragment key=".0"><b /></React.Fragment>', {})).toBe('<><b /></>')
  })
})
