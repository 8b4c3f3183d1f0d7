import { iconId } from '#client/contracts/icons.ts';
import { withHue } from '#content/building-blocks.ts';
import { ICON_NAMES, type IconName } from '#content/generated/icon-names.ts';
import type { Graph } from './graph.ts';
import { type Box, type Layout, type Line, layOut } from './layout.ts';
import {
  BOX_HEIGHT_PX,
  type Direction,
  ICON_GAP_PX,
  ICON_PX,
  labelWidth,
  PADDING_PX,
  ROOM_PX,
} from './sizes.ts';

/** @jsxRuntime automatic @jsxImportSource preact */

const LABEL_HEIGHT_PX = 16;

export const isIconName = (name: string | undefined): name is IconName =>
  ICON_NAMES.some((icon) => icon === name);

const hueOf = (className: string, icon: string | undefined): string =>
  withHue(className, isIconName(icon) ? icon : undefined);

interface DrawingsProps {
  graph: Graph;
  alt: string;
}

/**
 * The drawings of a graph: from left to right, if the graph fits, and from top to bottom. The style sheet shows
 * one of them.
 */
export const Drawings = ({ graph, alt }: DrawingsProps) => {
  const across = layOut(graph, 'across');
  return (
    <>
      {across.width <= ROOM_PX && <Drawing direction="across" layout={across} alt={alt} />}
      <Drawing direction="down" layout={layOut(graph, 'down')} alt={alt} />
    </>
  );
};

interface DrawingProps {
  direction: Direction;
  layout: Layout;
  alt: string;
}

/** A graph without colors and fonts, which the style sheet adds. */
const Drawing = ({ direction, layout: { width, height, boxes, lines }, alt }: DrawingProps) => (
  <svg
    class={direction}
    role="img"
    aria-label={alt}
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
  >
    {boxes.map((box) => (
      <Node box={box} />
    ))}
    {lines.map((line) => (
      <Edge line={line} />
    ))}
  </svg>
);

const Edge = ({ line: { edge, path, end, middle } }: { line: Line }) => {
  const width = labelWidth(edge.label);
  return (
    <g class={hueOf(edge.isDashed ? 'edge dashed' : 'edge', edge.from.icon)}>
      <path d={path} />
      <circle cx={end[0]} cy={end[1]} r="3" />
      {edge.label && (
        <>
          <rect
            x={middle[0] - width / 2}
            y={middle[1] - LABEL_HEIGHT_PX / 2}
            width={width}
            height={LABEL_HEIGHT_PX}
          />
          <text x={middle[0]} y={middle[1] + 4}>
            {edge.label}
          </text>
        </>
      )}
    </g>
  );
};

const Node = ({ box: { node, x, y, width } }: { box: Box }) => {
  const { icon } = node;
  const indent = isIconName(icon) ? PADDING_PX + ICON_PX + ICON_GAP_PX : PADDING_PX;
  return (
    <g class={hueOf('node', icon)}>
      <rect x={x} y={y} width={width} height={BOX_HEIGHT_PX} rx="6" />
      {isIconName(icon) && (
        <use
          href={`#${iconId(icon)}`}
          x={x + PADDING_PX}
          y={y + (BOX_HEIGHT_PX - ICON_PX) / 2}
          width={ICON_PX}
          height={ICON_PX}
        />
      )}
      <text x={x + indent} y={y + BOX_HEIGHT_PX / 2 + 5}>
        {node.label}
      </text>
    </g>
  );
};
