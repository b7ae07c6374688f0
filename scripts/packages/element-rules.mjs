// Element rules of host pages, none of which may change our components on a page with embed.css.
import { CampaignReport, loadReportParts } from '@placard/charts'
import { DEMO_NOW, demoCampaigns, demoReport } from '@placard/domain/demo'
import { defaultRange } from '@placard/domain/report'
import { SignInForm } from '@placard/forms'
import { Prerendered } from '@placard/ui'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

const RULES = [
  'html{font-size:62.5%}',
  'html{font-size:18px}',
  '*{box-sizing:content-box;margin:9px;padding:9px;transition:all 3s}',
  'svg{fill:currentColor}',
  'svg{width:100%;height:auto}',
  'svg{vertical-align:top;overflow:visible;stroke-width:9px}',
  'path,line,circle,rect,g{stroke:red;fill:red;opacity:.5}',
  'text{font-size:30px;fill:red}',
  'button{min-height:44px;min-width:120px}',
  'button{box-shadow:0 0 9px red;filter:grayscale(1);opacity:.5;transform:scale(2)}',
  'button{width:100%;display:block;float:right;text-transform:uppercase;font:italic 30px serif}',
  'button::before{content:"x"}',
  'a{border-bottom:3px solid;padding:9px;text-decoration:underline;background:red}',
  'span{font-size:30px;display:block;color:red;line-height:3}',
  'p{max-width:90px;font-size:30px;margin:30px}',
  'div{margin:9px;padding:9px;max-width:200px;position:relative}',
  'section,header,nav,footer,figure,main{padding:30px;margin:30px;background:red;display:block}',
  'h1,h2,h3,h4{font-family:serif;letter-spacing:3px;text-align:center;color:red;border-bottom:1px solid}',
  'label{width:200px;float:left;font-weight:700;display:block}',
  'input,select,textarea{width:100%;height:60px;border:4px solid;appearance:none;box-shadow:0 0 9px red}',
  'form,fieldset{max-width:100px;padding:30px;border:3px solid}',
  'table{width:auto;display:block;table-layout:fixed;caption-side:bottom;font-size:30px}',
  'th,td,tr{padding:30px;text-align:right;background:red;border:3px solid;min-width:300px}',
  'ul,ol,li,dl,dt,dd{margin:30px;list-style:square;float:left;display:block}',
  'img,video,canvas,iframe{border-radius:50%;max-width:30px;filter:blur(3px)}',
  'strong,em,small,code,kbd,time{font-size:30px;color:red;font-family:serif}',
]

/** Returns true if the rule changes nothing in a cascade layer either, which rules for SVG do. */
const isAlsoLayered = (rule) => !/^(svg|path|text|html)|::/.test(rule)

/** Returns the computed styles that a rule changes, 20 at most. Runs in a page. */
function findChanges(rule) {
  const elements = [...document.querySelectorAll('[data-slot],[data-slot] *')]
  const read = () =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const values = globalThis.styleNames.map((name) => style.getPropertyValue(name))
      return [...values, getComputedStyle(element, '::before').content]
    })
  globalThis.styleNames ??= [...getComputedStyle(elements[0])].filter((name) => !name.startsWith('--'))
  globalThis.stylesBefore ??= read()
  document.querySelector('#host').textContent = rule
  return read()
    .flatMap((values, index) => {
      const { localName, dataset } = elements[index]
      const before = globalThis.stylesBefore[index]
      return values.flatMap((value, at) =>
        value === before[at]
          ? []
          : [`${localName} ${dataset.slot ?? index}: ${globalThis.styleNames[at]} ${before[at]} -> ${value}`],
      )
    })
    .slice(0, 20)
}

/** Applies one rule of a host page after the other to a report and a form, and returns what each changes in them. */
export async function findElementRuleChanges(browser, guest) {
  await loadReportParts()
  const [campaign] = demoCampaigns(DEMO_NOW)
  const report = demoReport(campaign, defaultRange(DEMO_NOW))
  const parts = renderToString(
    createElement(
      Prerendered,
      null,
      createElement(CampaignReport, { report, metric: 'impressions', onMetricChange: () => {}, now: DEMO_NOW }),
      createElement(SignInForm, { onSubmit: () => {} }),
    ),
  )
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  await tab.setContent(
    `<!doctype html><style>${guest}</style><style id="host"></style><body><div style="all:initial;position:absolute;inset-block-start:0;width:1100px">${parts}</div>`,
  )
  const changes = []
  for (const rule of RULES.flatMap((one) => (isAlsoLayered(one) ? [one, `@layer host{${one}}`] : [one])))
    changes.push(...(await tab.evaluate(findChanges, rule)).map((change) => `${rule}: ${change}`))
  await tab.close()
  return changes
}
