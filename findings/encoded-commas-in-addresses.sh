#!/usr/bin/env bash
# Parses an email to "Müller, Jörg" with an attachment whose name takes several parameters, as nodemailer writes both.
#
# Expected: one recipient with this name, and the name of the file. Seen: letterparser and eml-parse-js decode the name
# before they split the list, although RFC 2047 separates first, and find two recipients, one without an address;
# letterparser also puts a space where the parts of the file's name meet.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
npm install --silent --ignore-scripts --no-audit --no-fund --prefix "$folder" nodemailer@10.6.1 mailparser@3.14.2 \
  postal-mime@4.0.0 emailjs-mime-parser@2.0.7 letterparser@0.1.8 eml-parse-js@1.1.15
cat > "$folder/run.mjs" <<'SCRIPT'
import { readFileSync } from 'node:fs'
import emailjs from 'emailjs-mime-parser'
import { readEml } from 'eml-parse-js'
import { extract } from 'letterparser'
import { simpleParser } from 'mailparser'
import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'

const PERSON = 'Müller, Jörg'
const FILE = 'Kampagnenbericht für die Münchner Fahrradhändler – Übersicht über alle Werbemittel und Größen 2026-11-28.xlsx'
const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
const { message } = await transport.sendMail({
  from: 'reports@example.test',
  to: { name: PERSON, address: 'joerg@example.test' },
  subject: 'Report',
  text: 'Figures',
  attachments: [{ filename: FILE, content: Buffer.from('x') }],
})

/** Names of recipients and files that each library finds. */
const LIBRARIES = {
  mailparser: async () => {
    const { to, attachments } = await simpleParser(message)
    return { to: to.value.map(({ name }) => name), files: attachments.map(({ filename }) => filename) }
  },
  'postal-mime': async () => {
    const { to, attachments } = await new PostalMime().parse(message)
    return { to: to.map(({ name }) => name), files: attachments.map(({ filename }) => filename) }
  },
  'emailjs-mime-parser': async () => {
    const { headers, childNodes } = (emailjs.default ?? emailjs)(message)
    const files = childNodes.flatMap((node) => node.headers['content-disposition']?.[0].params.filename ?? [])
    return { to: headers.to[0].value.map(({ name }) => name), files }
  },
  letterparser: async () => {
    const { to, attachments } = extract(message.toString())
    return { to: [to].flat().map(({ name, address }) => name ?? address), files: attachments.map(({ filename }) => filename) }
  },
  'eml-parse-js': async () => {
    const { to, attachments } = readEml(message.toString())
    return { to: [to].flat().map(({ name }) => name), files: attachments.map(({ name }) => name) }
  },
}
/** Differences by library. */
const KNOWN = { letterparser: 'recipients, file name', 'eml-parse-js': 'recipients' }

const version = (name) => JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8')).version
let changed = false
for (const [name, find] of Object.entries(LIBRARIES)) {
  const { to, files } = await find()
  const differing = []
  if (to.join('|') !== PERSON) differing.push('recipients')
  if (files.join('|') !== FILE) differing.push('file name')
  console.log(`${name} ${version(name)}: recipients ${to.join(' | ')}; file ${files.join(' | ')}`)
  changed ||= differing.join(', ') !== (KNOWN[name] ?? '')
}
process.exitCode = changed ? 1 : 0
SCRIPT
node "$folder/run.mjs"
