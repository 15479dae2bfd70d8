import { posix } from 'node:path';
import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import json from 'highlight.js/lib/languages/json';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import { Marked, TextRenderer, type Token, type Tokens } from 'marked';
import { toAnchor } from '../lib/toAnchor.ts';
import { linkBetween, toAddress } from './addresses.ts';
import { escapeHtml } from './escapeHtml.ts';

/** A heading of a page with the text below it, up to the next heading. */
export interface Section {
  /** Fragment of the address; empty for the page itself. */
  anchor: string;
  level: number;
  heading: string;
  /** Without Markdown, for the search. */
  text: string;
}

export interface Rendered {
  html: string;
  sections: Section[];
  /** Files of the repository that the page links or shows, in order. */
  linked: string[];
}

for (const [name, language] of Object.entries({ bash, json, sql, typescript, xml, yaml })) {
  hljs.registerLanguage(name, language);
}
hljs.registerAliases('tsx', { languageName: 'typescript' });

const EXTERNAL = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/**
 * Renders one Markdown file of the repository as the content of a page.
 *
 * @param path of the file, from the root of the repository
 * @param markdown its text
 * @param resolveFolder gives the README of a linked folder, or the path itself
 */
export function renderMarkdown(path: string, markdown: string, resolveFolder: (path: string) => string): Rendered {
  const marked = new Marked();
  const from = toAddress(path);
  const linked: string[] = [];

  const toHref = (href: string) => {
    if (EXTERNAL.test(href) || href.startsWith('#')) return href;
    const [target = '', anchor] = href.split('#');
    const file = resolveFolder(posix.join(posix.dirname(path), target).replace(/\/$/, ''));
    linked.push(file);
    return linkBetween(from, toAddress(file)) + (anchor === undefined ? '' : `#${anchor}`);
  };

  const anchors = uniqueAnchors();
  marked.use({
    renderer: {
      heading({ tokens, depth }) {
        const anchor = anchors(plainText(tokens));
        const content = this.parser.parseInline(tokens);
        if (depth === 1) return `<h1 id="${anchor}">${content}</h1>\n`;
        return `<h${depth} id="${anchor}">${content} <a class="anchor" href="#${anchor}" aria-label="Link to this section">#</a></h${depth}>\n`;
      },
      link({ href, title, tokens }) {
        const label = title ? ` title="${escapeHtml(title)}"` : '';
        return `<a href="${escapeHtml(toHref(href))}"${label}>${this.parser.parseInline(tokens)}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escapeHtml(toHref(href))}" alt="${escapeHtml(text)}" loading="lazy">`;
      },
      code({ text, lang = '' }) {
        // drawn when the site is complete; without a browser the source is shown
        if (lang === 'mermaid') return `<pre class="diagram"><code>${escapeHtml(text)}</code></pre>\n`;
        return `<pre tabindex="0" role="group" aria-label="Code"><code>${highlight(text, lang)}</code></pre>\n`;
      },
      table({ header, rows }) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        return `<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead>${row(header, 'th')}</thead><tbody>${rows
          .map((cells) => row(cells, 'td'))
          .join('')}</tbody></table></div>\n`;
      },
    },
  });

  const tokens = marked.lexer(markdown);
  return { html: marked.parser(tokens), sections: toSections(tokens), linked };
}

function highlight(text: string, lang: string): string {
  const [language = ''] = lang.split(' ');
  const known = hljs.getLanguage(language === 'sh' ? 'bash' : language);
  return known ? hljs.highlight(text, { language: known.name ?? language }).value : escapeHtml(text);
}

/** Anchors of the headings of one page: the second "Example" gets `example-1`. */
function uniqueAnchors() {
  const seen = new Map<string, number>();
  return (heading: string) => {
    const anchor = toAnchor(heading);
    const count = seen.get(anchor) ?? 0;
    seen.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}

function toSections(tokens: Token[]): Section[] {
  const anchors = uniqueAnchors();
  const sections: Section[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { tokens: content, depth } = token as Tokens.Heading;
      const heading = plainText(content);
      sections.push({ anchor: anchors(heading), level: depth, heading, text: '' });
      continue;
    }
    const section = sections.at(-1);
    if (section && token.type !== 'code') section.text = `${section.text} ${plainText([token])}`.trim();
  }
  return sections;
}

const plain = new TextRenderer();

/** What a reader sees of the tokens, in one line. */
function plainText(tokens: Token[]): string {
  return tokens
    .map((token): string => {
      // a mark of a number of the policy
      if (token.type === 'html' && token.raw.startsWith('<!--')) return '';
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table;
        return [header, ...rows].flatMap((cells) => cells.map((cell) => plainText(cell.tokens))).join(' ');
      }
      if (token.type === 'list') return (token as Tokens.List).items.map((item) => plainText(item.tokens)).join(' ');
      if ('tokens' in token && token.tokens) return plainText(token.tokens as Token[]);
      return 'text' in token ? String(token.text) : plain.br();
    })
    .join('')
    .replace(/\s+/g, ' ');
}
