import { writeFileSync } from 'node:fs';
import { RELEVANCE_QUERIES } from '#scripts/bench/search/relevance-queries.ts';
import { siteEngine } from '#scripts/bench/search/site-engine.ts';
const engine = await siteEngine('.build'); const out=[];
for (const q of RELEVANCE_QUERIES) { if (q.half!=='tuning') continue;
 const { hits } = await engine.search({ text:q.query, page:0, hitsPerPage:20, filters:{}, ...(q.library?{preferredLibrary:q.library}:{}) });
 out.push(q.query+'\t'+hits.map(h=>h.url).join(' ')); }
writeFileSync(process.argv[2]!, out.join('\n'));
