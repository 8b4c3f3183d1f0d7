import { buildFigures } from './bench/build/build-figures.ts';
import { printReport } from './bench/report/print-report.ts';

/** `npm run bench:build` */
const figures = await buildFigures(console.log);
printReport('Builds, whole processes', figures, 'npm run bench:build');
