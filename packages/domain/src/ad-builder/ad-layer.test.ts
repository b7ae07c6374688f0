import { describe, expect, it } from 'vitest'
import { designWith } from './ad-builder.fixture.js'
import type { AdDesign } from './ad-builder.js'
import { clampProperty, newLayer } from './ad-layer.js'
import { serializeDesign } from './builder-document.js'

describe('newLayer', () => {
  it('has the defaults of version 3 of the documents, which leave them out', () => {
    const kinds = ['text', 'image', 'shape', 'video', 'button'] as const
    expect(kinds.map((kind) => newLayer(kind, 'x'))).toMatchInlineSnapshot(`
      [
        {
          "align": "left",
          "blend": "normal",
          "border": {
            "color": "#000000",
            "width": 0,
          },
          "color": "#14161c",
          "fill": null,
          "fontFamily": "system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif",
          "fontSize": 24,
          "fontWeight": 700,
          "group": null,
          "height": 60,
          "hidden": false,
          "id": "x",
          "italic": false,
          "kind": "text",
          "letterSpacing": 0,
          "lineHeight": 1.2,
          "locked": false,
          "name": "Text",
          "opacity": 1,
          "padding": 0,
          "radius": 0,
          "reveal": 1,
          "role": null,
          "rotation": 0,
          "scale": 1,
          "shadow": null,
          "sizing": {
            "horizontal": "center",
            "minHeight": 0,
            "minWidth": 0,
            "scale": "fit",
            "vertical": "middle",
          },
          "text": "Text",
          "verticalAlign": "top",
          "width": 180,
          "x": 0,
          "y": 0,
        },
        {
          "alt": "",
          "assetID": null,
          "blend": "normal",
          "border": {
            "color": "#000000",
            "width": 0,
          },
          "fill": null,
          "fit": "contain",
          "group": null,
          "height": 80,
          "hidden": false,
          "id": "x",
          "kind": "image",
          "locked": false,
          "name": "Image",
          "opacity": 1,
          "radius": 0,
          "reveal": 1,
          "role": null,
          "rotation": 0,
          "scale": 1,
          "shadow": null,
          "sizing": {
            "horizontal": "center",
            "minHeight": 0,
            "minWidth": 0,
            "scale": "fit",
            "vertical": "middle",
          },
          "width": 120,
          "x": 0,
          "y": 0,
        },
        {
          "blend": "normal",
          "border": {
            "color": "#000000",
            "width": 0,
          },
          "fill": {
            "color": "#3d5afe",
            "kind": "color",
          },
          "group": null,
          "height": 80,
          "hidden": false,
          "id": "x",
          "kind": "shape",
          "locked": false,
          "name": "Shape",
          "opacity": 1,
          "radius": 0,
          "reveal": 1,
          "role": null,
          "rotation": 0,
          "scale": 1,
          "shadow": null,
          "shape": "rectangle",
          "sizing": {
            "horizontal": "center",
            "minHeight": 0,
            "minWidth": 0,
            "scale": "fit",
            "vertical": "middle",
          },
          "width": 120,
          "x": 0,
          "y": 0,
        },
        {
          "assetID": null,
          "blend": "normal",
          "border": {
            "color": "#000000",
            "width": 0,
          },
          "fill": null,
          "fit": "cover",
          "group": null,
          "height": 90,
          "hidden": false,
          "id": "x",
          "kind": "video",
          "locked": false,
          "loop": true,
          "name": "Video",
          "opacity": 1,
          "posterID": null,
          "radius": 0,
          "reveal": 1,
          "role": null,
          "rotation": 0,
          "scale": 1,
          "shadow": null,
          "sizing": {
            "horizontal": "center",
            "minHeight": 0,
            "minWidth": 0,
            "scale": "fit",
            "vertical": "middle",
          },
          "width": 160,
          "x": 0,
          "y": 0,
        },
        {
          "align": "center",
          "blend": "normal",
          "border": {
            "color": "#000000",
            "width": 0,
          },
          "color": "#ffffff",
          "fill": {
            "color": "#14161c",
            "kind": "color",
          },
          "fontFamily": "system-ui, -apple-system, Segoe UI, Roboto, Arial, sans-serif",
          "fontSize": 15,
          "fontWeight": 700,
          "group": null,
          "height": 40,
          "hidden": false,
          "id": "x",
          "italic": false,
          "kind": "button",
          "letterSpacing": 0,
          "lineHeight": 1.2,
          "locked": false,
          "name": "Button",
          "opacity": 1,
          "padding": 8,
          "radius": 20,
          "reveal": 1,
          "role": null,
          "rotation": 0,
          "scale": 1,
          "shadow": null,
          "sizing": {
            "horizontal": "center",
            "minHeight": 0,
            "minWidth": 0,
            "scale": "fit",
            "vertical": "middle",
          },
          "text": "Learn more",
          "verticalAlign": "middle",
          "width": 120,
          "x": 0,
          "y": 0,
        },
      ]
    `)
    const stored = JSON.parse(serializeDesign(designWith([newLayer('button', 'b', { x: 5 })]))) as AdDesign
    expect(stored.layers[1]).toEqual({ kind: 'button', id: 'b', x: 5 })
  })

  it('shares nothing between layers', () => {
    const [one, two] = [newLayer('shape', 'a'), newLayer('shape', 'b')]
    one.border.width = 5
    expect(two.border.width).toBe(0)
  })
})

describe('clampProperty', () => {
  it('limits values, and stores no negative zero', () => {
    expect([clampProperty('opacity', 2), clampProperty('width', -4)]).toEqual([1, 1])
    expect(Object.is(clampProperty('x', -0), 0)).toBe(true)
  })
})
