import { imageSchema, MAX_UPLOAD_BYTES } from '@astaguide/contracts/image';
import { Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { TakesForms } from '../http/route-options';
import { formOfFile, readUploadedFile } from '../http/input/uploaded-file';
import { ImagesService } from './images.service';

class ImageDto extends createZodDto(imageSchema) {}

const upload = { field: 'image', name: 'picture', largest: MAX_UPLOAD_BYTES };

@ApiTags('images')
@Controller('api/images')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Get()
  @ApiOkResponse({ type: [ImageDto] })
  list(): Promise<ImageDto[]> {
    return this.images.list();
  }

  @TakesForms()
  @Post('upload')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: formOfFile(upload.field) })
  @ApiCreatedResponse({ type: ImageDto })
  async upload(@Req() request: FastifyRequest): Promise<ImageDto> {
    return this.images.store((await readUploadedFile(request, upload)).bytes);
  }

  @Delete(':filename')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('filename') filename: string): Promise<void> {
    return this.images.delete(filename);
  }
}
