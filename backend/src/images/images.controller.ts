import {
  imageDeletionSchema,
  imagesDeletedSchema,
  imageSchema,
  MAX_UPLOAD_BYTES,
} from '@astaguide/contracts/image';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { createZodDto } from 'nestjs-zod';
import { TakesForms } from '../http/route-options';
import { formOfFile, readUploadedFile } from '../http/input/uploaded-file';
import { ImagesService } from './images.service';

class ImageDeletionDto extends createZodDto(imageDeletionSchema) {}
class ImagesDeletedDto extends createZodDto(imagesDeletedSchema) {}
class ImageDto extends createZodDto(imageSchema) {}

const upload = { field: 'image', name: 'picture', largest: MAX_UPLOAD_BYTES };

@ApiTags('images')
@Controller('api/images')
export class ImagesController {
  constructor(private readonly images: ImagesService) {}

  @Get()
  @ApiOperation({
    operationId: 'listImages',
    summary: 'List pictures',
    description: 'All uploaded pictures with the places where they are used, newest first.',
  })
  @ApiOkResponse({ type: [ImageDto] })
  list(): Promise<ImageDto[]> {
    return this.images.list();
  }

  @TakesForms()
  @Post('upload')
  @ApiOperation({
    operationId: 'uploadImage',
    summary: 'Upload a picture',
    description:
      'Takes a PNG, JPEG, GIF, WebP or AVIF of up to 10 MiB and stores it as WebP, with smaller copies of large pictures.',
  })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: formOfFile(upload.field) })
  @ApiCreatedResponse({ type: ImageDto })
  async upload(@Req() request: FastifyRequest): Promise<ImageDto> {
    return this.images.store((await readUploadedFile(request, upload)).bytes);
  }

  @Post('deletions')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'deleteUnusedImages',
    summary: 'Delete unused pictures',
    description: 'Deletes those of the listed pictures that nothing uses, with their copies.',
  })
  @ApiOkResponse({ type: ImagesDeletedDto })
  deleteUnused(@Body() body: ImageDeletionDto): Promise<ImagesDeletedDto> {
    return this.images.deleteUnused(body);
  }

  @Delete(':filename')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'deleteImage',
    summary: 'Delete a picture',
    description: 'Deletes a picture and its copies, even if it is still used.',
  })
  @ApiNoContentResponse()
  delete(@Param('filename') filename: string): Promise<void> {
    return this.images.delete(filename);
  }
}
