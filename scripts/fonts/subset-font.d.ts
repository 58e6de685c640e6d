declare module "subset-font" {
  interface Options {
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    keepFeatures?: string[];
    noHinting?: boolean;
  }
  // biome-ignore lint/style/noDefaultExport: the package's own shape
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
