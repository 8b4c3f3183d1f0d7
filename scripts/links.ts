import { projectFolders, projectRoot } from './project/project-root.ts';
import { readProjectConfig } from './project/read-project-config.ts';
import { readReleaseBundle } from './publish/release-bundle.ts';
import { parseArguments, runForOperator } from './terminal/operator.ts';
import { textTable } from './terminal/text-table.ts';
import { checkExternalLinks, externalLinks } from './upkeep/external-links.ts';

/** `npm run links`: lists the links to other sites. `--external` also asks for each of them, which needs a network. */
await runForOperator('npm run links [-- --external]', async () => {
  const { values } = parseArguments({ options: { external: { type: 'boolean', default: false } } });
  const { settings } = await readProjectConfig();
  const bundle = await readReleaseBundle(projectFolders(projectRoot).outFolder);
  const links = externalLinks(bundle, settings.siteOrigin);
  if (!values.external) {
    console.log(
      textTable(
        ['link', 'pages'],
        links.map(({ url, pages }) => [url, pages.length]),
      ),
    );
    return;
  }
  const broken = await checkExternalLinks(links);
  console.log(`${links.length} links to other sites, ${broken.length} to look at`);
  for (const { url, answer, pages } of broken)
    console.log(`${url}\n    ${answer}\n    on ${pages.join(', ')}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});
